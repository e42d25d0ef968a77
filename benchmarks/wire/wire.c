/* The benchmark's game: `view` (42["action",…] -> 42["view",…]), or boardgame.io's own way of it. */
#include "../crowd/crowd.h"

enum stage { OPENING, JOINING, SEATING, PLAYING };

static void act(struct room *room, int number, int seats) {
    struct seat *seat = &room->seats[room->version % seats];
    say(seat, "42[\"action\",{\"room\":%d,\"seat\":%d,\"version\":%ld,\"move\":\"take\",\"cell\":%d}]",
        number, seat->number, room->version, 17);
}

static void hear(struct seat *seat, char *text, size_t length) {
    if (pinged(seat, text, length)) return;
    switch (seat->stage) {
    case OPENING:
        say(seat, "40");
        seat->stage = JOINING;
        return;
    case JOINING:
        if (!begins(text, length, "40")) return;
        say(seat, "420[\"join\",{\"room\":%d,\"seat\":%d}]", seat->room, seat->number);
        seat->stage = SEATING;
        return;
    case SEATING:
        if (!begins(text, length, "43")) return;
        seat->stage = PLAYING;
        seated(seat);
        return;
    default:
        if (begins(text, length, "42[\"view\"")) seen_next(seat);
    }
}

static void act_bgio(struct room *room, int number, int seats) {
    move_boardgameio(room, number, (int)(room->version % seats), "bench", "take", "17");
}

static void hear_bgio(struct seat *seat, char *text, size_t length) {
    hear_boardgameio(seat, "bench", text, length);
}

const struct protocol protocols[] = {
    {"view", hear, act},
    {"bgio", hear_bgio, act_bgio},
    {0},
};
