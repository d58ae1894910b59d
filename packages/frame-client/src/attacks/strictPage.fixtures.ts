// An app with a strict Content-Security-Policy, which reports how its frame is styled, and what the policy has blocked.
import { createFrameClient } from '../client/createFrameClient.js'

const blocked: string[] = []
addEventListener('securitypolicyviolation', ({ violatedDirective }) => blocked.push(violatedDirective))
// A control: the policy blocks a style attribute.
document.body.setAttribute('style', 'color: red')
const url = new URLSearchParams(location.search).get('frame') ?? ''
const client = createFrameClient({ url, projectId: 'my-dapp', title: 'Log in' })
const user = await client.request('GET_USER')
client.show()
const element = document.querySelector('iframe')
const { position, zIndex, display } = element ? getComputedStyle(element) : {}
parent.postMessage({ strict: { user, position, zIndex, display, blocked } }, '*')
