/** Loaded when it is asked for: few tests need a database. */
export const loadGateway = () => import('@latchkit/gateway')
