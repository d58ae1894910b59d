export {
  createPostgresNonceStore,
  type PostgresNonceStoreOptions,
  postgresNonceTable,
} from '../nonce/createPostgresNonceStore.js'
export type { RequestHeaders } from '../server/cookies.js'
export { createSiwxHandler } from '../server/createSiwxHandler.js'
export type { SiwxHandler, SiwxHandlerOptions } from '../server/SiwxHandler.js'
export { type NodeRequest, type NodeResponse, toExpress } from '../server/toExpress.js'
export { toHono } from '../server/toHono.js'
export { type NextHandlers, toNextHandlers } from '../server/toNextHandlers.js'
export {
  type CookieSessionStoreOptions,
  createCookieSessionStore,
} from '../sessions/createCookieSessionStore.js'
export {
  createMemorySessionStore,
  type MemorySessionStoreOptions,
} from '../sessions/createMemorySessionStore.js'
export {
  createPostgresSessionStore,
  type PostgresSessionStoreOptions,
  postgresSessionTable,
} from '../sessions/createPostgresSessionStore.js'
export type { PostgresQuery } from '../sessions/PostgresQuery.js'
export { createMemoryRevocationList, type RevocationList } from '../sessions/RevocationList.js'
export type {
  FoundSession,
  IssuedSession,
  NewSession,
  SessionStore,
  SessionStoreOptions,
  SiwxSession,
} from '../sessions/SessionStore.js'
