/** Imported lazily: few tests need a database. */
export const loadGateway = () => import('@latchkit/gateway')
