import { approvalDefences } from './approvalDefences.mjs'
import { embeddingDefences } from './embeddingDefences.mjs'
import { foreignDefences } from './foreignDefences.mjs'
import { gatewayDefences } from './gatewayDefences.mjs'
import { kitDefences } from './kitDefences.mjs'
import { loginDefences } from './loginDefences.mjs'
import { mistakeDefences } from './mistakeDefences.mjs'

/** @type {readonly import('./removeDefence.mjs').Defence[]} The defences of `pnpm defences`. */
export const defences = [
  ...loginDefences,
  ...approvalDefences,
  ...embeddingDefences,
  ...gatewayDefences,
  ...foreignDefences,
  ...kitDefences,
  ...mistakeDefences,
]
