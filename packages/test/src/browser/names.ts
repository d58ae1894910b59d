/** The function of a page that sends a request of the app to the process of the test. */
export const binding = '__latchkitRequest'

/** The function of a page that receives an event of a wallet. Pages do not enumerate it. */
export const receiver = '__latchkitReceive'
