import { frameZIndex } from '../protocol/limits.js'
import type { FrameElement, FramePage } from './FramePage.js'

/** The page on which this code runs. */
export function createBrowserPage(): FramePage {
  return {
    origin: location.origin,
    createFrame,
    onMessage(listener) {
      addEventListener('message', listener)
      return () => removeEventListener('message', listener)
    },
    createChannel: () => new MessageChannel(),
    newId: () => crypto.randomUUID(),
  }
}

function createFrame({ url, title, onError }: Parameters<FramePage['createFrame']>[0]): FrameElement {
  const { origin } = new URL(url)
  const element = document.createElement('iframe')
  element.title = title
  // Before the URL, because the attributes of the moment at which it loads apply.
  element.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  element.allow = ['publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write']
    .map((feature) => `${feature} ${origin}`)
    .join('; ')
  element.referrerPolicy = 'strict-origin'
  // Not an attribute: a strict Content-Security-Policy blocks those.
  const styles = {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    border: 'none',
    'z-index': `${frameZIndex}`,
  }
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value)
  function setVisible(isVisible: boolean): void {
    element.style.setProperty('display', isVisible ? 'block' : 'none')
    element.inert = !isVisible
  }
  setVisible(false)
  element.addEventListener('error', onError)
  element.src = url
  document.body.append(element)
  return {
    get window() {
      return element.contentWindow
    },
    post(message, transfer = []) {
      element.contentWindow?.postMessage(message, origin, [...transfer])
    },
    setVisible,
    remove() {
      element.removeEventListener('error', onError)
      element.remove()
    },
  }
}
