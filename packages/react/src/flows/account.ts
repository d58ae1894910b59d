import type { Latchkit } from '@latchkit/core'
import { createAccountContainer } from '../containers/AccountContainer.js'
import type { createLazy } from '../lazy/createLazy.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** Creates the view of the account. It keeps the code of its tabs, so it is created once per provider. */
export function createContainers(create: typeof createLazy, kit: Latchkit): Flow<'account'> {
  const loadPanels = () => import('./assets.js').then((flow) => flow.panels)
  const account = createAccountContainer(create, loadPanels, kit)
  // Before the first click, only the view itself is loaded.
  if (kit.getState().modal.status === 'open') account.prepare()
  return createFlow({ account })
}
