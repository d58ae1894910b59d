import { axeViolations } from './axeViolations.js'
import { expect, test } from './fixtures.js'
import type { Workbench } from './Workbench.js'

/** Views of the modal, each with the steps that open it from the page. */
type Views = Readonly<Record<string, (workbench: Workbench) => Promise<void>>>

/** Groups of views that are visited on one page, in order. */
const visits: Readonly<Record<string, Views>> = {
  'without a wallet': {
    'the page itself': async () => {},
    connect: async (workbench) => {
      await workbench.button.click()
      await expect(workbench.modal).toBeVisible()
    },
    'what is a wallet': (workbench) => open(workbench, 'what-is-a-wallet'),
    'get a wallet': (workbench) => open(workbench, 'get-wallet'),
    'what is a network': (workbench) => open(workbench, 'what-is-a-network'),
    networks: async (workbench) => {
      await workbench.networkButton.click()
      await expect(workbench.modal).toBeVisible()
    },
  },
  'while a wallet is connecting': {
    declined: async (workbench) => {
      await workbench.harbor.set({ answer: 'reject' })
      await workbench.choose('Harbor')
      await expect(workbench.modal).toContainText('Request declined')
    },
    'not installed': async (workbench) => {
      await workbench.choose('Kestrel')
      await expect(workbench.modal).toContainText('Kestrel isn’t installed')
    },
    connecting: async (workbench) => {
      await workbench.harbor.set({ answer: 'hang' })
      await workbench.choose('Harbor')
      await expect(workbench.modal).toContainText('Opening Harbor')
    },
  },
  'after a failure': {
    failed: async (workbench) => {
      await workbench.harbor.set({ offline: true })
      await workbench.choose('Harbor')
      await expect(workbench.modal).toContainText('Couldn’t connect')
    },
  },
  'with a wallet': {
    account: async (workbench) => {
      await workbench.harbor.set({ shares: 'all' })
      await workbench.connect()
      await workbench.button.click()
      await expect(workbench.modal).toContainText('ETH')
    },
    receive: (workbench) => open(workbench, 'receive'),
    'compatible networks': async (workbench) => {
      await open(workbench, 'receive')
      await workbench.row('Compatible networks').click()
      await expect(workbench.modal).toHaveAccessibleName('Compatible networks')
    },
    'network declined': async (workbench) => {
      await workbench.harbor.set({ answer: 'reject' })
      await workbench.networkButton.click()
      await workbench.row('Devnet 31338').click()
      await expect(workbench.modal).toContainText('Request declined')
    },
    'switching network': async (workbench) => {
      await workbench.harbor.set({ answer: 'hang' })
      await workbench.networkButton.click()
      await workbench.row('Devnet 31338').click()
      await expect(workbench.modal).toContainText('Switch to Devnet 31338')
    },
  },
  'on an unsupported network': {
    'unsupported network': async (workbench) => {
      await workbench.harbor.set({ chainId: 777 })
      await workbench.choose('Harbor')
      await expect(workbench.modal).toHaveAccessibleName('Unsupported network')
    },
  },
}

/** Only colors differ in dark mode, so these rules are sufficient. */
const rules = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] }

for (const theme of ['light', 'dark'] as const) {
  for (const [where, views] of Object.entries(visits)) {
    test(`behavior: axe finds no violation ${where}, ${theme}`, async ({ workbench, page }) => {
      await workbench.visit({ theme, customWallets: true, terms: true })
      for (const [name, show] of Object.entries(views)) {
        if (await workbench.modal.isVisible()) await page.keyboard.press('Escape')
        await expect(workbench.modal).toBeHidden()
        await show(workbench)
        expect(await axeViolations(page, rules[theme]), name).toEqual([])
      }
    })
  }
}

async function open(workbench: Workbench, view: string): Promise<void> {
  await workbench.action('Open the modal').getByLabel('View').selectOption(view)
  await workbench.run('Open the modal')
  await expect(workbench.modal).toBeVisible()
}
