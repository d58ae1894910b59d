import { createProviderLogins } from '../host/createProviderLogins.js'
import { providerMessageType } from './providerMessageType.js'

/**
 * The part of the frame's page that receives responses of providers. The parent names the login that the frame has begun, and reads what it has
 * received, and what a window of the frame's origin displays that has offered a response.
 */
const logins = createProviderLogins(location.origin)
/** The windows, by the address that they offered. `open('', name)` would make this frame their opener. */
const windows = new Map<string, Window>()

function readStatus(uri: string): string | null | undefined {
  return windows.get(uri)?.document?.querySelector('[role=status]')?.textContent
}

addEventListener('message', (event: MessageEvent) => {
  logins.receive(event)
  const { data, source, origin } = event
  if (data?.type === providerMessageType && origin === location.origin && source && 'document' in source)
    windows.set(data.uri, source)
  if (source !== parent || !['begin', 'find', 'read'].includes(data?.type)) return
  if (data.type === 'begin') logins.expect({ uri: data.uri, origin, key: '' })
  const result = data.type === 'read' ? readStatus(data.uri) : logins.find(data.uri)
  parent.postMessage({ type: 'frame', result }, origin)
})
parent.postMessage({ type: 'frame', result: 'ready' }, '*')
