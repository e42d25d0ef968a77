/* What a crowd and the protocol that it speaks know of one another. */
#include <stddef.h>

enum { BUFFER = 1 << 15 };

struct seat {
    int fd, room, number;
    int stage;  /* the protocol's own; 0 at first */
    char *path; /* of the WebSocket */
    char *word; /* what this seat has to show */
    int shaken; /* is the WebSocket open? */
    size_t filled;
    char buffer[BUFFER];
};
struct room {
    int waiting_for, idle;
    long version; /* how many actions have been seen by everybody */
    double since;
    struct seat *seats;
};
struct protocol {
    const char *name;
    void (*hear)(struct seat *, char *, size_t);       /* a message; a byte may be written after it */
    void (*act)(struct room *, int number, int seats); /* the next action of a room */
};

extern const struct protocol protocols[]; /* the last has no name */

void say(struct seat *, const char *format, ...);
void say_bytes(struct seat *, const char *data, size_t length);
void seated(struct seat *);                          /* it can play from now on */
int room_size(void);                                 /* seats in a room */
void seen(struct seat *, long version);              /* it has a view of this version */
void seen_next(struct seat *);                       /* it has the next view, whatever its version */
void complain(struct seat *, const char *, size_t);  /* it was told something that ends it all */
int pinged(struct seat *, const char *, size_t);     /* an Engine.IO ping, which is answered */
int begins(const char *text, size_t length, const char *with);
long number_after(const char *text, size_t length, const char *key); /* -1: it is not there */

/* boardgame.io's own way of a game: what it says to be let in, and a move with its arguments. */
void hear_boardgameio(struct seat *, const char *game, char *, size_t);
void move_boardgameio(struct room *, int number, int turn, const char *game, const char *move, const char *args);
