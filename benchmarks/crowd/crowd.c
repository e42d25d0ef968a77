/* A crowd of clients in rooms, over WebSocket, on one core.
 *
 *   crowd PORT SERVER_PID DATABASE_PID ROOMS SEATS WARMUP_S MEASURED_S RATE PROTOCOL FILE
 *
 * FILE has a line for each seat, room by room: the path of its WebSocket and a word to show there.
 * Each room is a closed loop: one seat acts, the server sends a view to every seat, and once all
 * have theirs the next action is due. RATE 0: as fast as that goes. Otherwise so many actions a
 * second in all, each at its own time, and latency counts from that time on: what is late stays
 * late. In a closed loop seconds are the server's CPU time, for other work on the machine may leave
 * it little; and the crowd never sleeps, for a server would pay for waking it with each frame it
 * sends: what it asks in vain is no part of load_cpu.
 * A DATABASE_PID is that of a server with processes of its own, counted with it; 0: there is none.
 * Prints one line of JSON. */
#define _GNU_SOURCE
#include "crowd.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

enum { MAX_SAMPLES = 1 << 22 };
static const double PATIENCE = 10; /* seconds until a room that hears nothing ends it all */
static const double MOST_PATIENCE = 20, LOOK_AGAIN = 0.05;

static int port, rooms_count, seats_count, poller, playing, running;
static double rate;
static const struct protocol *protocol;
static struct room *rooms;
static long actions, received_bytes, views, measured;
static float *samples;
static long samples_count;
static int measuring;
static double in_vain;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec / 1e9;
}

static void die(const char *what) {
    fprintf(stderr, "crowd: %s: %s\n", what, strerror(errno));
    exit(1);
}

static double own_cpu(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec / 1e9;
}

/* All threads of a process; with `reaped`, also what its children had used when they ended. */
static double process_cpu(int pid, int reaped) {
    char path[64], line[1024];
    long times[4] = {0};
    snprintf(path, sizeof path, "/proc/%d/stat", pid);
    FILE *file = fopen(path, "r");
    if (!file) return 0;
    if (fgets(line, sizeof line, file))
        sscanf(strrchr(line, ')') + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld %ld %ld",
               &times[0], &times[1], &times[2], &times[3]);
    fclose(file);
    return (double)(times[0] + times[1] + (reaped ? times[2] + times[3] : 0)) / sysconf(_SC_CLK_TCK);
}

static double server_cpu(int pid) {
    double found = process_cpu(pid, 0);
    if (found == 0) die("the server is gone");
    return found;
}

static double database_cpu(int pid) {
    char path[64];
    int child;
    if (!pid) return 0;
    double found = process_cpu(pid, 1);
    snprintf(path, sizeof path, "/proc/%d/task/%d/children", pid, pid);
    FILE *file = fopen(path, "r");
    if (!file) die("the database is gone");
    while (fscanf(file, "%d", &child) == 1) found += process_cpu(child, 1);
    fclose(file);
    return found;
}

static long server_memory(int pid) {
    char path[64], line[256];
    long kb = 0;
    snprintf(path, sizeof path, "/proc/%d/status", pid);
    FILE *file = fopen(path, "r");
    if (!file) die("the server is gone");
    while (fgets(line, sizeof line, file))
        if (sscanf(line, "VmRSS: %ld", &kb) == 1) break;
    fclose(file);
    return kb;
}

static void write_all(int fd, const char *data, size_t length) {
    while (length) {
        ssize_t sent = send(fd, data, length, MSG_NOSIGNAL);
        if (sent < 0 && errno == EAGAIN) continue;
        if (sent < 0) die("send");
        data += sent;
        length -= (size_t)sent;
    }
}

static void send_frame(struct seat *seat, int kind, const char *data, size_t length) {
    static const unsigned char mask[4] = {0x5a, 0x17, 0xc3, 0x2e};
    char frame[2048];
    size_t head = length < 126 ? 2 : 4;
    if (length > sizeof frame - 8) { errno = EMSGSIZE; die("say"); }
    frame[0] = (char)(0x80 | kind);
    frame[1] = (char)(0x80 | (length < 126 ? length : 126));
    if (head == 4) {
        frame[2] = (char)(length >> 8);
        frame[3] = (char)length;
    }
    memcpy(frame + head, mask, 4);
    for (size_t i = 0; i < length; i++) frame[head + 4 + i] = (char)(data[i] ^ mask[i & 3]);
    write_all(seat->fd, frame, head + 4 + length);
}

void say(struct seat *seat, const char *format, ...) {
    char text[2040];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    send_frame(seat, 1, text, (size_t)length);
}

void say_bytes(struct seat *seat, const char *data, size_t length) { send_frame(seat, 2, data, length); }

void complain(struct seat *seat, const char *text, size_t length) {
    fprintf(stderr, "crowd: room %d, seat %d was told: %.*s\n", seat->room, seat->number,
            (int)length, text);
    exit(1);
}

int pinged(struct seat *seat, const char *text, size_t length) {
    if (length != 1 || text[0] != '2') return 0;
    say(seat, "3");
    return 1;
}

int begins(const char *text, size_t length, const char *with) {
    size_t wanted = strlen(with);
    return length >= wanted && !memcmp(text, with, wanted);
}

long number_after(const char *text, size_t length, const char *key) {
    const char *found = memmem(text, length, key, strlen(key));
    return found ? atol(found + strlen(key)) : -1;
}

int room_size(void) { return seats_count; }

void seated(struct seat *seat) {
    (void)seat;
    playing++;
}

static void act(struct room *room, double since) {
    room->waiting_for = seats_count;
    room->since = since;
    room->idle = 0;
    protocol->act(room, (int)(room - rooms), seats_count);
}

static void done(struct room *room) {
    double at = now();
    actions++;
    if (measuring && samples_count < MAX_SAMPLES) samples[samples_count++] = (float)(at - room->since);
    room->version++;
    room->idle = 1;
    if (rate == 0 && running) act(room, at);
}

void seen_next(struct seat *seat) {
    struct room *room = &rooms[seat->room];
    views++;
    if (room->waiting_for > 0 && --room->waiting_for == 0) done(room);
}

void seen(struct seat *seat, long version) {
    if (version == rooms[seat->room].version + 1) seen_next(seat);
}

static size_t frame(struct seat *seat, char *data, size_t available) {
    if (available < 2) return 0;
    size_t length = data[1] & 0x7f, head = 2;
    if (length == 126) {
        if (available < 4) return 0;
        length = (size_t)(unsigned char)data[2] << 8 | (unsigned char)data[3];
        head = 4;
    }
    int kind = data[0] & 0x0f;
    if (kind == 8) { errno = 0; die("the server closed a connection"); }
    if (available < head + length) return 0;
    if (kind == 9) send_frame(seat, 10, data + head, length);
    if (kind == 1 || kind == 2) protocol->hear(seat, data + head, length);
    return head + length;
}

static void readable(struct seat *seat) {
    ssize_t got = recv(seat->fd, seat->buffer + seat->filled, BUFFER - 1 - seat->filled, 0);
    if (got < 0 && errno == EAGAIN) return;
    if (got <= 0) die("recv");
    seat->filled += (size_t)got;
    received_bytes += got;
    seat->buffer[seat->filled] = 0;
    size_t at = 0;
    if (!seat->shaken) {
        char *end = strstr(seat->buffer, "\r\n\r\n");
        if (!end) return;
        if (!begins(seat->buffer, seat->filled, "HTTP/1.1 101"))
            complain(seat, seat->buffer, seat->filled);
        at = (size_t)(end + 4 - seat->buffer);
        seat->shaken = 1;
    }
    for (size_t used; (used = frame(seat, seat->buffer + at, seat->filled - at)); at += used);
    memmove(seat->buffer, seat->buffer + at, seat->filled - at);
    seat->filled -= at;
}

static void poll_once(int timeout) {
    struct epoll_event events[256];
    double asked = own_cpu();
    int count = epoll_wait(poller, events, 256, timeout);
    if (!count) in_vain += own_cpu() - asked;
    for (int i = 0; i < count; i++) readable(events[i].data.ptr);
}

/* Until then, or until something arrives. */
static void wait_until(double at) {
    double left = at - now();
    if (left <= 0) return;
    struct timespec patience = {.tv_sec = (time_t)left, .tv_nsec = (long)((left - (time_t)left) * 1e9)};
    struct pollfd arrival = {.fd = poller, .events = POLLIN};
    ppoll(&arrival, 1, &patience, NULL);
}

static void open_seat(struct seat *seat) {
    char request[2048];
    int length = snprintf(request, sizeof request,
        "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n", seat->path);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int one = 1;
    seat->fd = socket(AF_INET, SOCK_STREAM, 0);
    if (seat->fd < 0 || connect(seat->fd, (struct sockaddr *)&address, sizeof address)) die("connect");
    setsockopt(seat->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    fcntl(seat->fd, F_SETFL, O_NONBLOCK);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = seat};
    epoll_ctl(poller, EPOLL_CTL_ADD, seat->fd, &event);
    write_all(seat->fd, request, (size_t)length);
}

static struct seat *new_seats(int room, FILE *lines) {
    struct seat *seats = calloc((size_t)seats_count, sizeof *seats);
    for (int s = 0; s < seats_count; s++) {
        seats[s].room = room;
        seats[s].number = s;
        if (fscanf(lines, "%ms %ms", &seats[s].path, &seats[s].word) != 2) die("a line a seat");
    }
    return seats;
}

static void seat_everyone(FILE *lines) {
    double until = now() + 120;
    for (int r = 0; r < rooms_count; r++) {
        rooms[r].seats = new_seats(r, lines);
        for (int s = 0; s < seats_count; s++) open_seat(&rooms[r].seats[s]);
        /* A room of boardgame.io is made by the first to ask for it, so not by two at once. */
        while (playing < (r + 1) * seats_count) {
            poll_once(100);
            if (now() > until) { errno = ETIMEDOUT; die("seating"); }
        }
        rooms[r].idle = 1;
    }
}

/* Of what is measured, nothing may have been lost on the way. */
static void check_rooms(void) {
    double at = now();
    for (int r = 0; r < rooms_count; r++)
        if (!rooms[r].idle && at - rooms[r].since > PATIENCE) {
            errno = ETIMEDOUT;
            fprintf(stderr, "crowd: room %d waits since action %ld\n", r, rooms[r].version);
            die("a room is stuck");
        }
}

/* So many seconds of the server's CPU time; but not for ever, should it have nothing to do. */
static void play_freely(int pid, double seconds) {
    double end = server_cpu(pid) + seconds, latest = now() + MOST_PATIENCE * seconds;
    while (server_cpu(pid) < end && now() < latest)
        for (double next = now() + LOOK_AGAIN; now() < next;) poll_once(0);
}

static void play_paced(double seconds) {
    double start = now(), end = start + seconds;
    long due = 0;
    int next = 0;
    for (double at = start; at < end; at = now()) {
        while (start + (double)due / rate <= at) {
            int tried = 0;
            while (!rooms[next].idle && tried++ < rooms_count) next = (next + 1) % rooms_count;
            if (!rooms[next].idle) break;
            act(&rooms[next], start + (double)due++ / rate);
            next = (next + 1) % rooms_count;
        }
        wait_until(start + (double)due / rate);
        poll_once(0);
    }
}

static void play(int pid, double seconds) {
    if (rate > 0) play_paced(seconds);
    else play_freely(pid, seconds);
}

static int by_size(const void *a, const void *b) {
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

static double percentile(double share) {
    return samples_count ? samples[(long)((double)(samples_count - 1) * share)] * 1e3 : 0;
}

static const struct protocol *protocol_named(const char *name) {
    for (const struct protocol *one = protocols; one->name; one++)
        if (!strcmp(one->name, name)) return one;
    errno = EINVAL;
    die(name);
    return NULL;
}

int main(int count, char **given) {
    if (count != 11) { errno = EINVAL; die("PORT PID DATABASE ROOMS SEATS WARMUP MEASURED RATE PROTOCOL FILE"); }
    port = atoi(given[1]);
    int pid = atoi(given[2]), database = atoi(given[3]);
    rooms_count = atoi(given[4]);
    seats_count = atoi(given[5]);
    double warmup = atof(given[6]), span = atof(given[7]);
    rate = atof(given[8]);
    protocol = protocol_named(given[9]);
    FILE *lines = fopen(given[10], "r");
    if (!lines) die(given[10]);
    poller = epoll_create1(0);
    rooms = calloc((size_t)rooms_count, sizeof *rooms);
    samples = malloc(sizeof *samples * MAX_SAMPLES);
    seat_everyone(lines);
    long idle_memory = server_memory(pid);
    running = 1;
    if (rate == 0)
        for (int r = 0; r < rooms_count; r++) act(&rooms[r], now());
    play(pid, warmup);
    long before = actions, bytes = received_bytes, seen_before = views;
    double server = server_cpu(pid), data = database_cpu(database);
    double own = own_cpu() - in_vain, started = now();
    measuring = 1;
    play(pid, span);
    measuring = 0;
    double took = now() - started;
    measured = actions - before;
    server = server_cpu(pid) - server;
    data = database_cpu(database) - data;
    own = own_cpu() - in_vain - own;
    check_rooms();
    long seen_views = views - seen_before;
    qsort(samples, (size_t)samples_count, sizeof *samples, by_size);
    printf("{\"actions\":%ld,\"seconds\":%.3f,\"server_cpu\":%.3f,\"database_cpu\":%.3f,"
           "\"load_cpu\":%.3f,\"per_cpu_second\":%.0f,\"per_second\":%.0f,\"p50_ms\":%.3f,"
           "\"p99_ms\":%.3f,\"max_ms\":%.3f,\"view_bytes\":%.0f,\"idle_kb\":%ld,\"busy_kb\":%ld}\n",
           measured, took, server, data, own, server > 0 ? (double)measured / server : 0,
           (double)measured / took, percentile(0.5), percentile(0.99), percentile(1),
           seen_views ? (double)(received_bytes - bytes) / (double)seen_views : 0, idle_memory,
           server_memory(pid));
    return 0;
}
