import { type ReactNode, useLayoutEffect } from 'react'

const css = `
  * { letter-spacing: 4px !important; direction: rtl; font-family: serif !important; box-sizing: content-box !important }
  div { display: inline !important; padding: 20px !important; background: yellow !important; filter: blur(2px) }
  button { background: lime !important; padding: 30px !important; text-transform: uppercase !important; display: block !important }
  h2, h3, p { font-size: 60px !important; color: red !important; margin: 40px !important }
  dialog { display: none !important; border: 10px solid red !important }
  svg, img { width: 300px !important }
  :root { --lk-accent: red; --lk-surface: red; font-size: 40px }
`

/** A page whose CSS tries to change every element of the modal. */
export function HostilePage({ children }: { readonly children: ReactNode }): ReactNode {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
  return <div>{children}</div>
}
