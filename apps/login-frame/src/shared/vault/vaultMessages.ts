import * as z from 'zod/mini'
import { smartAccountContractsSchema } from '../config/SmartAccountConfig.js'
import type { SmartAccounts } from '../smartAccount/SmartAccounts.js'
import { vaultCalls } from './vaultCalls.js'

/** Where the services are, and which smart accounts there are. It is the first message to the worker. */
export type VaultSettings = {
  readonly loginUrl: string
  readonly recoveryUrl: string
  /** The part of the storage that only frames of this app use, where the browser does not partition it. Default: all of it. */
  readonly storageScope?: string | undefined
  /** The contracts for which the worker signs authorizations and user operations. No later message changes them. */
  readonly smartAccounts?: SmartAccounts | undefined
}

const id = z.int()
const method = z.enum(Object.keys(vaultCalls) as (keyof typeof vaultCalls)[])

/** A message of the page to the worker. */
export const pageMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    settings: z.object({
      loginUrl: z.url(),
      recoveryUrl: z.url(),
      storageScope: z.optional(z.string()),
      smartAccounts: z.optional(z.record(z.string(), smartAccountContractsSchema)),
    }),
  }),
  z.object({ type: z.literal('call'), id, method, parameters: z.optional(z.unknown()) }),
  z.object({ type: z.literal('abort'), id }),
])

/** A message of the worker to the page. */
export const workerMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('result'), id, result: z.optional(z.unknown()) }),
  z.object({
    type: z.literal('error'),
    id,
    error: z.object({ code: z.string(), message: z.string(), retryAfterMs: z.optional(z.number()) }),
  }),
])
export type PageMessage = z.infer<typeof pageMessageSchema>
export type WorkerMessage = z.infer<typeof workerMessageSchema>

/** One end of the channel between page and worker. */
export type VaultEndpoint<Outgoing> = {
  readonly send: (message: Outgoing) => void
  readonly onMessage: (listener: (message: unknown) => void) => void
}
