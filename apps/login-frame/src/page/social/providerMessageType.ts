/** Type of the message with which the page at which a provider ends hands its address to the frames of its origin. */
export const providerMessageType = 'latchkit-provider-response'
