import type { PromptView } from '../describePrompt.js'
import type { PhoneView } from './view.js'

const form = find('pair', HTMLFormElement)
const code = find('uri', HTMLTextAreaElement)
const problem = find('problem', HTMLElement)
const account = find('account', HTMLSelectElement)
const chain = find('chain', HTMLSelectElement)
const network = find('network', HTMLElement)

new EventSource('/state').addEventListener('message', ({ data }) => show(JSON.parse(data) as PhoneView))

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void pair(code.value)
})
find('disconnect', HTMLElement).addEventListener('click', () => void sendCommand('/disconnect', {}))
account.addEventListener('change', () => void sendCommand('/account', { index: Number(account.value) }))
chain.addEventListener('change', () => void sendCommand('/chain', { id: Number(chain.value) }))
network.addEventListener(
  'click',
  () => void sendCommand('/network', { online: network.getAttribute('data-online') === 'false' }),
)

const linked = new URLSearchParams(location.search).get('uri')
if (linked !== null) {
  // Removed from the URL, so that a reload does not pair again.
  history.replaceState(null, '', '/phone')
  code.value = linked
  void pair(linked)
}

async function pair(uri: string): Promise<void> {
  problem.hidden = true
  const failure = await sendCommand('/pair', { uri })
  if (failure === undefined) code.value = ''
  problem.textContent = `The command failed: ${failure}`
  problem.hidden = failure === undefined
}

/** Sends a command to the phone. Resolves with an error message if it fails. */
async function sendCommand(path: string, body: object): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.ok ? undefined : response.text()
}

function show({ name, online, locked, prompts, sessions, ...own }: PhoneView): void {
  find('name', HTMLElement).textContent = name
  find('status', HTMLElement).textContent = locked ? 'Locked' : online ? 'Online' : 'No network'
  renderPrompts(prompts)
  find('sessions', HTMLElement).replaceChildren(
    ...sessions.map((session) => element('li', `${session.name} · ${session.url}`)),
  )
  find('none', HTMLElement).hidden = sessions.length > 0
  find('disconnect', HTMLElement).hidden = sessions.length === 0
  find('accounts', HTMLElement).replaceChildren(...own.accounts.map((address) => element('li', address)))
  const indexes = Array.from({ length: own.account.count }, (_, index) => index)
  renderOptions(account, own.account.index, new Map(indexes.map((index) => [index, `Account ${index + 1}`])))
  renderOptions(chain, own.chain.id, new Map(own.chain.known.map((id) => [id, `Chain ${id}`])))
  network.setAttribute('data-online', String(online))
  network.textContent = online ? 'Go offline' : 'Go online'
}

/** Options are rendered once, so that an open list stays open. */
function renderOptions(select: HTMLSelectElement, value: number, words: ReadonlyMap<number, string>): void {
  if (select.options.length !== words.size)
    select.replaceChildren(...[...words].map(([at, text]) => new Option(text, String(at))))
  select.value = String(value)
}

/** Existing elements are kept: a button replaced during a tap would not receive the click. */
function renderPrompts(prompts: readonly PromptView[]): void {
  const place = find('prompts', HTMLElement)
  const shown = new Map([...place.children].map((child) => [child.getAttribute('data-id'), child]))
  place.replaceChildren(...prompts.map((prompt) => shown.get(String(prompt.id)) ?? card(prompt)))
}

function card({ id, peer, title, facts }: PromptView): HTMLElement {
  const list = element('dl')
  for (const { label, value } of facts) list.append(element('dt', label), element('dd', value))
  const answers = element('div')
  answers.className = 'answers'
  answers.append(button(id, 'reject', 'Reject'), button(id, 'approve', 'Approve'))
  const from = element('p', `${peer.name} · ${peer.url}`)
  from.className = 'from'
  const article = element('article')
  article.setAttribute('data-id', String(id))
  article.append(element('h3', title), from, list, answers)
  return article
}

function button(id: number, answer: 'approve' | 'reject', label: string): HTMLElement {
  const made = element('button', label)
  if (answer === 'approve') made.setAttribute('data-kind', 'yes')
  made.addEventListener('click', () => void sendCommand('/answer', { id, answer }))
  return made
}

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function find<wanted extends HTMLElement>(id: string, type: new () => wanted): wanted {
  const found = document.getElementById(id)
  if (!(found instanceof type)) throw new Error(`The page has no #${id}.`)
  return found
}
