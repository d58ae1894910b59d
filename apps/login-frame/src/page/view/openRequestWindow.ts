/** A window for a request, which no other page can cover. */
export type RequestWindow = {
  /** The element in which the request is rendered. */
  readonly container: HTMLElement
  readonly close: () => void
}

/** Time between two checks of whether the page is loaded, and whether the user has closed the window, in ms. */
const checkMs = 100

/** The size of the view, in px. */
const features = 'popup,width=400,height=680'

/**
 * Opens a window with a page of the frame's own origin, which the address bar shows, and gives it the style of this page. Must be
 * called in a click: browsers block other windows. `onOpen` is called when it is loaded, and each time the user has reloaded it;
 * `onClosed` once, when the user has closed it.
 *
 * @returns A function that closes it, without a call; `undefined` if the browser has blocked it.
 */
export function openRequestWindow({
  onOpen,
  onClosed,
}: {
  readonly onOpen: (opened: RequestWindow) => void
  readonly onClosed: () => void
}): (() => void) | undefined {
  // Without a name, by which the app could find it. The frame has no property with it that other origins can read.
  const opened = window.open('/loading', '_blank', features)
  if (!opened) return undefined
  let shown: Document | undefined
  const stop = () => {
    clearInterval(timer)
    window.removeEventListener('pagehide', close)
  }
  const close = () => {
    stop()
    opened.close()
  }
  const timer = setInterval(() => {
    if (opened.closed) {
      stop()
      onClosed()
      return
    }
    const page = findPage(opened)
    if (!page || page === shown) return
    shown = page
    onOpen({ container: adopt(page), close })
  }, checkMs)
  // Its code ends with this page.
  window.addEventListener('pagehide', close)
  return close
}

/** Returns the document of a window, once it is loaded. */
function findPage(opened: Window): Document | undefined {
  try {
    const { document, location } = opened
    return location.href !== 'about:blank' && document.readyState === 'complete' ? document : undefined
  } catch {
    // A page of another origin: an error page of the browser, or one to which the user has gone.
    return undefined
  }
}

/** Gives a page the style, language and theme of this one. Returns its only element. */
function adopt(page: Document): HTMLElement {
  const root = document.documentElement
  const { lang, dir, dataset, style } = root
  Object.assign(page.documentElement, { lang, dir })
  if (dataset.theme) page.documentElement.dataset.theme = dataset.theme
  page.documentElement.style.cssText = style.cssText
  page.title = document.title
  // Styles of the page before.
  for (const own of page.querySelectorAll('style')) own.remove()
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  )
  const { CSSStyleSheet: Sheet } = page.defaultView ?? window
  const sheet = new Sheet()
  sheet.replaceSync(rules.join('\n'))
  page.adoptedStyleSheets = [sheet]
  const container = page.createElement('div')
  container.className = 'window-page'
  page.body.replaceChildren(container)
  return container
}
