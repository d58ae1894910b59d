/** Id of the connector for users of the login frame, in each namespace. */
export const loginConnectorId = 'auth'
