import { createProviderLogins } from '../host/createProviderLogins.js'

/**
 * The part of the frame's page that receives responses of providers. The parent names the login that the frame has begun, and reads what it has
 * received.
 */
const logins = createProviderLogins(location.origin)
addEventListener('message', (event: MessageEvent) => {
  logins.receive(event)
  const { data, source, origin } = event
  if (source !== parent || !['begin', 'find'].includes(data?.type)) return
  if (data.type === 'begin') logins.expect({ uri: data.uri, origin, key: '' })
  parent.postMessage({ type: 'frame', result: logins.find(data.uri) }, origin)
})
parent.postMessage({ type: 'frame', result: 'ready' }, '*')
