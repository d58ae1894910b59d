import { createAccountContainer } from '../containers/AccountContainer.js'
import type { createLazy } from '../lazy/createLazy.js'
import type { Flow } from './Flow.js'
import { createFlow } from './opening.js'

/** Creates the view of the account. It keeps the code of its tabs, so it is created once per provider. */
export function createContainers(create: typeof createLazy): Flow<'account'> {
  const loadPanels = () => import('./assets.js').then((flow) => flow.panels)
  return createFlow({ account: createAccountContainer(create, loadPanels) })
}
