import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expectOutput } from '../drive.mjs'

/** Popovers that close: Ant Design's listen at `window` from before the modal is opened, React Aria's watch the focus of their content. */
const closing = new Set(['antd-popover', 'react-aria-popover'])

/** @param {import('../drive.mjs').Drive} drive */
export async function drive({ page, url, check, folder }) {
  const names = readdirSync(join(folder, 'hosts')).map((file) => file.replace('.jsx', ''))
  /** @type {string[]} */
  const failed = []
  for (const name of names) {
    await page.goto(`${url}#${name}`)
    try {
      for (const [title, run] of checksOf(page, name)) await check(`${name}: ${title}`, run)
    } catch {
      // The other libraries are tried all the same.
      failed.push(name)
    }
    // The next one starts without this wallet, in a new document.
    await page.evaluate(() => localStorage.clear())
    await page.goto('about:blank')
  }
  if (failed.length > 0) throw new Error('stopped')
}

/** @param {import('playwright').Page} page @param {string} library @returns {[string, () => Promise<void>][]} */
function checksOf(page, library) {
  const modal = page.getByRole('dialog', { name: 'Connect a wallet' })
  const amount = page.locator('input[aria-label="Amount"]')
  const expectHost = (/** @type {string} */ state) => expectOutput(page, 'Host is', state)
  const expectForm = async () => {
    await expectHost('open')
    // A library may close the dialog in a later task.
    await page.waitForTimeout(300)
    await expectHost('open')
    if ((await amount.inputValue()) !== '12.5') throw new Error('The form lost its value.')
  }
  /** @type {[string, () => Promise<void>][]} */
  const first = [
    [
      'the modal opens above it, for assistive technology too',
      async () => {
        await page.getByRole('button', { name: 'Open' }).click()
        await amount.fill('12.5')
        // By its text: some libraries hide the page from the accessibility tree for the time of an animation.
        await page.getByText('Connect wallet').click()
        await modal.waitFor()
      },
    ],
  ]
  if (closing.has(library))
    return [
      ...first,
      [
        'it closes when the modal is used, and the modal stays',
        async () => {
          await modal.getByRole('button', { name: 'Help' }).click()
          await expectHost('closed')
          await page.getByRole('button', { name: 'Back' }).click()
          await modal.getByRole('button', { name: 'Harbor' }).click()
          await expectOutput(page, 'Status', /^connected$/)
        },
      ],
    ]
  return [
    ...first,
    [
      'presses and keys stay in the modal',
      async () => {
        await modal.getByRole('button', { name: 'Help' }).click()
        await page.getByRole('dialog', { name: 'What is a wallet?' }).waitFor()
        await page.keyboard.press('Tab')
        await page.keyboard.press('x')
        await page.getByRole('button', { name: 'Back' }).click()
        await modal.waitFor()
        await expectForm()
      },
    ],
    [
      'Escape closes the modal only, and the focus returns to the button',
      async () => {
        await page.keyboard.press('Escape')
        await modal.waitFor({ state: 'hidden' })
        await expectForm()
        const focused = await page.evaluate(() => document.activeElement?.outerHTML)
        if (!focused?.includes('Connect wallet')) throw new Error(`The focus is at ${focused}.`)
      },
    ],
    [
      'a press on the backdrop closes the modal only',
      async () => {
        await page.keyboard.press('Enter')
        await modal.waitFor()
        await page.mouse.click(5, 5)
        await modal.waitFor({ state: 'hidden' })
        await expectForm()
      },
    ],
    [
      'a wallet connects',
      async () => {
        await page.keyboard.press('Enter')
        await modal.getByRole('button', { name: 'Harbor' }).click()
        await expectOutput(page, 'Status', /^connected$/)
        await expectForm()
      },
    ],
    [
      'Escape closes it when the modal is closed',
      async () => {
        await amount.focus()
        await page.keyboard.press('Escape')
        await expectHost('closed')
      },
    ],
  ]
}
