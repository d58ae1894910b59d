import axe from 'axe-core'

type Story = {
  readonly canvasElement: HTMLElement
  /** `oneTheme`: the story chose its own colours, for the theme it is shown in. */
  readonly parameters: { readonly oneTheme?: boolean }
}

/** The elements that say which theme is on: the page, each modal's root, each button in the page. */
function getThemedElements(canvas: HTMLElement): { element: HTMLElement; key: 'theme' | 'hostTheme' }[] {
  const roots = [...canvas.querySelectorAll('[data-latchkit=modal]')].flatMap((host) => [
    ...(host.shadowRoot?.querySelectorAll<HTMLElement>('.root') ?? []),
  ])
  const buttons = [...canvas.querySelectorAll<HTMLElement>('button[data-latchkit]')]
  return [
    { element: document.documentElement, key: 'hostTheme' },
    ...[...roots, ...buttons].map((element) => ({ element, key: 'theme' as const })),
  ]
}

/** The a11y addon checks the theme a story was rendered in; in a test run this checks the other one, in the same state. */
export async function checkOtherTheme({ canvasElement, parameters }: Story): Promise<void> {
  if (parameters.oneTheme || !('__vitest_browser__' in globalThis)) return
  const shown = document.documentElement.dataset.hostTheme === 'dark' ? 'dark' : 'light'
  const other = shown === 'dark' ? 'light' : 'dark'
  for (const { element, key } of getThemedElements(canvasElement)) element.dataset[key] = other
  // No best-practice rules, as in the addon: `region` means whole pages.
  const { violations } = await axe.run(canvasElement, { rules: { region: { enabled: false } } })
  for (const { element, key } of getThemedElements(canvasElement)) element.dataset[key] = shown
  if (violations.length === 0) return
  const lines = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html}\n  ${failureSummary}`).join('\n  ')}`,
  )
  throw new Error(`axe, ${other} theme:\n${lines.join('\n')}`)
}
