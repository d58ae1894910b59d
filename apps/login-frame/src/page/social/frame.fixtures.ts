import { createProviderLogins } from '../host/createProviderLogins.js'

/**
 * The part of the frame's page that receives responses of providers. The parent names the login that the frame has begun, and reads what it has
 * received, and what a window of the frame's origin displays.
 */
function readStatus(name: string): string | null | undefined {
  return open('', name)?.document.querySelector('[role=status]')?.textContent
}

const logins = createProviderLogins(location.origin)
addEventListener('message', (event: MessageEvent) => {
  logins.receive(event)
  const { data, source, origin } = event
  if (source !== parent || !['begin', 'find', 'read'].includes(data?.type)) return
  if (data.type === 'begin') logins.expect({ uri: data.uri, origin, key: '' })
  const result = data.type === 'read' ? readStatus(data.name) : logins.find(data.uri)
  parent.postMessage({ type: 'frame', result }, origin)
})
parent.postMessage({ type: 'frame', result: 'ready' }, '*')
