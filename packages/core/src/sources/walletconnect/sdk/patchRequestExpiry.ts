import type { Timeouts } from '../protocol/createSdkTimeouts.js'
import type { UniversalProvider } from '../protocol/UniversalProvider.js'

/** The SDK's internal event emitter. Each request has its own event, which delivers its response. */
type Events = {
  on(event: string, listener: (name: string) => void): unknown
  emit(event: string, parameters: unknown): unknown
}

/** Expires each request one second before the SDK does. Requests that already have a response are not affected. */
export function patchRequestExpiry(
  { client }: Pick<UniversalProvider, 'client'>,
  { timeouts }: { readonly timeouts: Timeouts },
): void {
  const events = (client.engine as { readonly events?: Events | undefined } | undefined)?.events
  events?.on('newListener', (name) => {
    if (name.startsWith('session_request:'))
      timeouts.add(() => events.emit(name, { error: { code: 8000, message: 'Request expired.' } }))
  })
}
