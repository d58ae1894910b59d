import { frameZIndex } from '../protocol/limits.js'
import type { FrameElement, FramePage } from './FramePage.js'

/**
 * The dialog and the frame both fill the window. Without a color scheme the browser paints an opaque page where the page of the app
 * differs.
 */
const styles = `position:fixed;inset:0;width:100%;height:100%;max-width:100%;max-height:100%;padding:0;border:0;background:none;color-scheme:normal;z-index:${frameZIndex}`

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
  // The user leaves the page in the frame, if a login cannot open a window: no other navigation is allowed.
  element.sandbox =
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'
  element.allow = ['publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write']
    .map((feature) => `${feature} ${origin}`)
    .join('; ')
  element.referrerPolicy = 'strict-origin'
  // A modal dialog: the modal of the kit is one too, and makes everything below it inert.
  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-label', title)
  // The user decides in the frame, which has no way to learn about the Escape key of the page.
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  // Not an attribute: a strict Content-Security-Policy blocks those.
  dialog.style.cssText = styles
  element.style.cssText = styles
  element.onerror = onError
  element.src = url
  dialog.append(element)
  document.body.append(dialog)
  return {
    get window() {
      return element.contentWindow
    },
    post(message, transfer = []) {
      element.contentWindow?.postMessage(message, origin, [...transfer])
    },
    setVisible(isVisible) {
      // Opened again, it is above a dialog that was opened after it.
      dialog.close()
      if (isVisible) dialog.showModal()
    },
    remove() {
      element.onerror = null
      dialog.remove()
    },
  }
}
