import { LatchkitError } from '@latchkit/core'

const advice = {
  latchkit:
    'Write app.use(latchkit, { kit }) before app.mount(), and call composables in `setup` or in app.runWithContext().',
  latchkitElements: 'Write app.use(latchkitElements) after app.use(latchkit, { kit }).',
}

/** A composable or a component of Latchkit was used where no plugin provides a kit. */
export class MissingPluginError extends LatchkitError {
  override name = 'MissingPluginError'
  constructor(plugin: 'latchkit' | 'latchkitElements' = 'latchkit') {
    super({
      code: 'provider-missing',
      shortMessage:
        plugin === 'latchkit' ? 'There is no kit in this Vue app.' : 'There are no elements in this Vue app.',
      metaMessages: [advice[plugin]],
    })
  }
}
