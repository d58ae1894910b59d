import { LatchkitError } from '@latchkit/core'

/** A composable of Latchkit was called where no plugin provides a kit. */
export class MissingPluginError extends LatchkitError {
  override name = 'MissingPluginError'
  constructor() {
    super({
      code: 'provider-missing',
      shortMessage: 'There is no kit in this Vue app.',
      metaMessages: [
        'Write app.use(latchkit, { kit }) before app.mount(), and call composables in `setup` or in app.runWithContext().',
      ],
    })
  }
}
