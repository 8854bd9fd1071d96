/** Requests in flight that change something, payments above all: the page must not reload under them. */
export const writes = { open: 0 }
