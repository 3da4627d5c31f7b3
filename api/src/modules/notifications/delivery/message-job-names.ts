/** Names of the jobs of `MessageDelivery`. */
export const SEND_MESSAGE = 'notifications.send';
export const SEND_DUE = 'notifications.send-due';
export const TIDY_MESSAGES = 'notifications.tidy';
