/** Requests on their way that change something, a payment above all: the page must not start again under them. */
export const writes = { open: 0 }
