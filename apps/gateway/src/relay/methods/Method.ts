import * as z from 'zod/mini'
import { describeIssue } from '../../foundation/describeIssue.js'
import type { Caller } from '../Caller.js'
import type { Relay } from '../Relay.js'
import { RpcError } from '../RpcError.js'

/** A JSON-RPC method of the relay. Resolves with its result. */
export type Method = (relay: Relay, caller: Caller, params: unknown) => Promise<unknown>

/** Creates a method that validates its parameters against a schema before it runs. */
export function createMethod<Schema extends z.core.$ZodType>(
  schema: Schema,
  run: (relay: Relay, caller: Caller, params: z.output<Schema>) => Promise<unknown>,
): Method {
  return async (relay, caller, params) => {
    const parsed = z.safeParse(schema, params)
    if (parsed.success) return run(relay, caller, parsed.data)
    const [issue] = parsed.error.issues
    throw new RpcError(-32602, `Invalid params: ${issue ? describeIssue(issue) : ''}`)
  }
}
