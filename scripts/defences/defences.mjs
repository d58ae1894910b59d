import { approvalDefences } from './approvalDefences.mjs'
import { gatewayDefences } from './gatewayDefences.mjs'
import { kitDefences } from './kitDefences.mjs'
import { loginDefences } from './loginDefences.mjs'

/** @type {readonly import('./removeDefence.mjs').Defence[]} The defences of `pnpm defences`. */
export const defences = [...loginDefences, ...approvalDefences, ...gatewayDefences, ...kitDefences]
