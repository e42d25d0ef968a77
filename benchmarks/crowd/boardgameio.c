/* boardgame.io over Socket.IO: a room is made by the first who asks how it stands. */
#define _GNU_SOURCE
#include "crowd.h"

#include <string.h>

enum stage { OPENING, JOINING, SEATING, PLAYING };

static void ask(struct seat *seat, const char *game) {
    say(seat, "42/%s,[\"sync\",\"room%d\",\"%d\",null,%d]", game, seat->room, seat->number, room_size());
}

void hear_boardgameio(struct seat *seat, const char *game, char *text, size_t length) {
    if (pinged(seat, text, length)) return;
    switch (seat->stage) {
    case OPENING:
        say(seat, "40/%s,", game);
        seat->stage = JOINING;
        return;
    case JOINING:
        if (!begins(text, length, "40")) return;
        ask(seat, game);
        seat->stage = SEATING;
        return;
    case SEATING:
        /* Others of the room are not yet of interest. */
        if (!memmem(text, length < 48 ? length : 48, "\"sync\"", 6)) return;
        seat->stage = PLAYING;
        seated(seat);
        return;
    default:
        if (memmem(text, length < 48 ? length : 48, "\"update\"", 8))
            seen(seat, number_after(text, length, "\"_stateID\":"));
    }
}

void move_boardgameio(struct room *room, int number, int turn, const char *game, const char *move, const char *args) {
    say(&room->seats[turn],
        "42/%s,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"%s\",\"args\":[%s],"
        "\"playerID\":\"%d\"}},%ld,\"room%d\",\"%d\"]",
        game, move, args, turn, room->version, number, turn);
}
