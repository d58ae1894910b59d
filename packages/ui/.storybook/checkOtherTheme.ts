import axe from 'axe-core'

type Story = {
  readonly canvasElement: HTMLElement
  /** `oneTheme`: the colors of the story work only in the theme it is shown in. */
  readonly parameters: { readonly oneTheme?: boolean }
}

/** Returns the elements with a theme attribute: the page, each modal's root, each button in the page. */
export function getThemedElements(
  canvas: HTMLElement,
): { element: HTMLElement; key: 'theme' | 'hostTheme' }[] {
  const roots = [...canvas.querySelectorAll('[data-latchkit=modal]')].flatMap((host) => [
    ...(host.shadowRoot?.querySelectorAll<HTMLElement>('.root') ?? []),
  ])
  const buttons = [...canvas.querySelectorAll<HTMLElement>('button[data-latchkit]')]
  return [
    { element: document.documentElement, key: 'hostTheme' },
    ...[...roots, ...buttons].map((element) => ({ element, key: 'theme' as const })),
  ]
}

/** The rules of axe that depend on colors: a theme changes nothing else. */
const rulesOfColors = ['color-contrast', 'link-in-text-block']

/** Runs axe on a story in the other theme. The a11y addon checks only the theme in which the story was rendered. */
export async function checkOtherTheme({ canvasElement, parameters }: Story): Promise<void> {
  if (parameters.oneTheme || !('__vitest_browser__' in globalThis)) return
  const shown = document.documentElement.dataset.hostTheme === 'dark' ? 'dark' : 'light'
  const other = shown === 'dark' ? 'light' : 'dark'
  for (const { element, key } of getThemedElements(canvasElement)) element.dataset[key] = other
  const { violations } = await axe.run(canvasElement, { runOnly: rulesOfColors, resultTypes: ['violations'] })
  for (const { element, key } of getThemedElements(canvasElement)) element.dataset[key] = shown
  if (violations.length === 0) return
  const lines = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html}\n  ${failureSummary}`).join('\n  ')}`,
  )
  throw new Error(`axe, ${other} theme:\n${lines.join('\n')}`)
}
