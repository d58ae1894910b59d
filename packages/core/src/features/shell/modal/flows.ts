import type { ViewName, ViewsWith } from '../../../engine/routes.js'
import type { KitState } from '../../../engine/types.js'

type Flow = 'send' | 'swap' | 'replacement' | 'pay'

/** The views of each flow. */
export const flows: Readonly<Record<Flow, readonly ViewName[]>> = {
  send: ['send', 'send-token', 'send-review'],
  swap: ['swap', 'swap-token', 'swap-review'],
  replacement: ['activity-replacement'],
  pay: ['pay', 'pay-review', 'pay-progress', 'pay-code'],
} satisfies { [Name in Flow]: readonly ViewsWith<{ flow: Name }>[] }

/** Whether the modal shows a view of the flow. */
export const isInFlow = ({ modal }: Pick<KitState, 'modal'>, flow: Flow): boolean =>
  modal.status === 'open' && flows[flow].includes(modal.stack.at(-1)?.view ?? 'connect')
