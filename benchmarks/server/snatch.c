/* Matches of snatch, over and over: an offer and its answer three times, then all starts over. */
#define _GNU_SOURCE
#include "../crowd/crowd.h"

#include <stdio.h>
#include <string.h>

enum stage { OPENING, JOINING, SEATING, PLAYING };
enum { P1, P2, ROUNDS = 3, MATCH = 2 * ROUNDS + 1 };

static const char *const ANSWERS[ROUNDS] = {"accept", "reject", "snatch"};

static int step_of(const struct room *room) { return (int)(room->version % MATCH); }
static int is_over(int step) { return step == MATCH - 1; }
static int turn_at(int step) { return is_over(step) || step % 2 ? P2 : P1; }

/* Ronda: a token when it connects, then actions by the code of the table. */

static void hear_ronda(struct seat *seat, char *text, size_t length) {
    static const char update[] = "42/game,[\"game:state-update\"", result[] = "42/game,[\"game:action-result\"";
    static const char state[] = "42/game,[\"game:state\"", error[] = "42/game,[\"game:error\"";
    if (pinged(seat, text, length)) return;
    if (begins(text, length, error) || begins(text, length, "44")) complain(seat, text, length);
    switch (seat->stage) {
    case OPENING:
        say(seat, "40/game,{\"token\":\"%s\"}", strchr(seat->word, ':') + 1);
        seat->stage = SEATING;
        return;
    case SEATING:
        if (!begins(text, length, state)) return;
        if (number_after(text, length, "\"version\":") != 0) complain(seat, text, length);
        seat->stage = PLAYING;
        seated(seat);
        return;
    default:
        if (begins(text, length, update)) seen(seat, number_after(text, length, "\"version\":"));
        else if (begins(text, length, result) && !memmem(text, length, "\"ok\":true", 9))
            complain(seat, text, length);
    }
}

static void act_in_ronda(struct room *room, const char *action, const char *data) {
    struct seat *seat = &room->seats[turn_at(step_of(room))];
    int code = (int)(strchr(seat->word, ':') - seat->word);
    say(seat, "42/game,[\"game:action\",{\"gameCode\":\"%.*s\",\"action\":\"%s\",\"data\":%s}]", code,
        seat->word, action, data);
}

static void act_ronda(struct room *room, int number, int seats) {
    (void)number, (void)seats;
    int step = step_of(room);
    char data[32];
    if (is_over(step)) act_in_ronda(room, "setVariant", "{\"variant\":\"G1\"}");
    else if (step % 2 == 0)
        act_in_ronda(room, "proposeOffer",
                     "{\"offerPavo\":1,\"offerElote\":0,\"requestPavo\":0,\"requestElote\":1}");
    else {
        snprintf(data, sizeof data, "{\"action\":\"%s\"}", ANSWERS[step / 2]);
        act_in_ronda(room, "p2Action", data);
    }
}

/* boardgame.io */

static void hear_bgio(struct seat *seat, char *text, size_t length) {
    hear_boardgameio(seat, "snatch", text, length);
}

static void act_bgio(struct room *room, int number, int seats) {
    (void)seats;
    int step = step_of(room), turn = turn_at(step);
    char answer[16];
    if (is_over(step)) move_boardgameio(room, number, turn, "snatch", "setVariant", "\"G1\"");
    else if (step % 2 == 0) move_boardgameio(room, number, turn, "snatch", "proposeOffer", "1,0,0,1");
    else {
        snprintf(answer, sizeof answer, "\"%s\"", ANSWERS[step / 2]);
        move_boardgameio(room, number, turn, "snatch", "p2Action", answer);
    }
}

/* Colyseus: a byte for the kind of message, then its name and data as msgpack. */

enum { JOIN_ROOM = 10, ROOM_ERROR, LEAVE_ROOM, ROOM_DATA, ROOM_STATE, ROOM_STATE_PATCH };

static void hear_colyseus(struct seat *seat, char *data, size_t length) {
    if (data[0] == ROOM_ERROR || data[0] == ROOM_DATA) complain(seat, data, length);
    if (data[0] == JOIN_ROOM) {
        char ready = JOIN_ROOM;
        say_bytes(seat, &ready, 1);
    } else if (data[0] == ROOM_STATE && seat->stage == OPENING) {
        seat->stage = PLAYING;
        seated(seat);
    } else if (data[0] == ROOM_STATE_PATCH)
        seen_next(seat);
}

static char *word(char *at, const char *text) {
    size_t length = strlen(text);
    *at++ = (char)(0xa0 | length);
    memcpy(at, text, length);
    return at + length;
}

static void act_in_colyseus(struct room *room, const char *action, const char *key, const char *value) {
    char message[128], *at = message;
    *at++ = ROOM_DATA;
    at = word(at, action);
    *at++ = (char)0x81;
    at = word(word(at, key), value);
    say_bytes(&room->seats[turn_at(step_of(room))], message, (size_t)(at - message));
}

static void offer_in_colyseus(struct room *room) {
    static const char *const names[] = {"offerPavo", "offerElote", "requestPavo", "requestElote"};
    char message[128], *at = message;
    *at++ = ROOM_DATA;
    at = word(at, "proposeOffer");
    *at++ = (char)0x84;
    for (int i = 0; i < 4; i++) {
        at = word(at, names[i]);
        *at++ = i == 0 || i == 3;
    }
    say_bytes(&room->seats[P1], message, (size_t)(at - message));
}

static void act_colyseus(struct room *room, int number, int seats) {
    (void)number, (void)seats;
    int step = step_of(room);
    if (is_over(step)) act_in_colyseus(room, "setVariant", "variant", "G1");
    else if (step % 2 == 0) offer_in_colyseus(room);
    else act_in_colyseus(room, "p2Action", "action", ANSWERS[step / 2]);
}

const struct protocol protocols[] = {
    {"ronda", hear_ronda, act_ronda},
    {"bgio", hear_bgio, act_bgio},
    {"colyseus", hear_colyseus, act_colyseus},
    {0},
};
