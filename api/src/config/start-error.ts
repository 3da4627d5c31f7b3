/** The product cannot start for a reason that its operator can mend; the message says in plain words which and how. */
export class StartError extends Error {}
