import { randomBytes } from 'node:crypto'
import { emailProofMs } from '@latchkit/login-api'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { HttpError } from '../../server/http/HttpError.js'
import { flows } from './tables.js'

/** An action that needs a code. */
export type Flow = typeof flows.$inferSelect
/** Purpose of an action that needs a code. */
export type FlowKind = Flow['kind']
type OptionalField = 'newEmail' | 'userId' | 'provider' | 'nonce' | 'channel'
/** A new action that needs a code. */
export type NewFlow = Omit<Flow, 'id' | 'expiresAt' | OptionalField> & Partial<Pick<Flow, OptionalField>>

/** The actions that need a code. */
export type Flows = {
  readonly create: (flow: NewFlow) => Promise<Flow>
  /**
   * Returns a flow of this device.
   *
   * @throws HttpError `flow_expired` if it does not exist, has expired, or was started by another device.
   */
  readonly get: (id: string, jkt: string) => Promise<Flow>
  /** Returns a flow of any device; `undefined` if it does not exist, or has expired. */
  readonly find: (id: string) => Promise<Flow | undefined>
  /** Changes the state, and allows ten more minutes. Returns false if the state was changed meanwhile. */
  readonly advance: (flow: Flow, state: Flow['state']) => Promise<boolean>
  /** Ends a flow. Returns false if it has ended: of concurrent calls, one gets true. */
  readonly end: (id: string) => Promise<boolean>
}

const stepMs = 10 * 60_000
/** A link of the recovery service, a code, and another of them that the user has requested again. */
const codeFlowMs = 3 * emailProofMs

/** Lifetimes of flows in ms. A provider or a passkey has ten minutes. A channel of Farcaster's relay has five. */
export const flowLifetimes: Readonly<Record<FlowKind, number>> = {
  login: codeFlowMs,
  export: codeFlowMs,
  delete: codeFlowMs,
  emailChange: codeFlowMs,
  social: stepMs,
  passkey: stepMs,
  passkeyCreation: stepMs,
  farcaster: 6 * 60_000,
  signIn: codeFlowMs,
}

/** @param now Returns the current time in ms since 1970. */
export function createFlows({ db }: Pick<Database, 'db'>, now: () => number): Flows {
  return {
    async create(flow) {
      const row = {
        id: randomBytes(24).toString('base64url'),
        newEmail: null,
        userId: null,
        provider: null,
        nonce: null,
        channel: null,
        ...flow,
        expiresAt: now() + flowLifetimes[flow.kind],
      }
      await db.insert(flows).values(row)
      return row
    },
    async get(id, jkt) {
      const [flow] = await db
        .select()
        .from(flows)
        .where(and(eq(flows.id, id), eq(flows.jkt, jkt), gt(flows.expiresAt, now())))
      if (!flow) throw new HttpError(400, 'flow_expired', 'This took too long: start again.')
      return flow
    },
    async find(id) {
      const [flow] = await db
        .select()
        .from(flows)
        .where(and(eq(flows.id, id), gt(flows.expiresAt, now())))
      return flow
    },
    async advance({ id, state: from, expiresAt }, state) {
      const advanced = await db
        .update(flows)
        .set({ state, expiresAt: Math.max(expiresAt, now() + stepMs) })
        .where(and(eq(flows.id, id), eq(flows.state, from)))
        .returning({ id: flows.id })
      return advanced.length > 0
    },
    async end(id) {
      const ended = await db.delete(flows).where(eq(flows.id, id)).returning({ id: flows.id })
      return ended.length > 0
    },
  }
}
