/** The key of the pages of Starlight. */
const storageKey = 'starlight-theme'
const isLight = matchMedia('(prefers-color-scheme: light)')

type Theme = 'dark' | 'light'

/** Returns the theme of the page, which a script in its head has set before the first paint. */
export function readTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
}

/** Applies what the user selects in the header of the page, and the system's theme while nothing is selected. */
export function followTheme(onChange: (theme: Theme) => void): void {
  const select = document.querySelector<HTMLSelectElement>('#theme')
  if (!select) return
  select.value = localStorage.getItem(storageKey) ?? ''
  const apply = () => {
    const theme = select.value || (isLight.matches ? 'light' : 'dark')
    document.documentElement.dataset.theme = theme
    onChange(readTheme())
  }
  isLight.addEventListener('change', apply)
  select.addEventListener('change', () => {
    localStorage.setItem(storageKey, select.value)
    apply()
  })
}
