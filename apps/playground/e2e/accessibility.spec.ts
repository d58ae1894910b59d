import { axeViolations } from './axeViolations.js'
import { expect, test } from './fixtures.js'
import type { Workbench } from './Workbench.js'

/** How to get to each view of the modal. */
const views: Readonly<Record<string, (workbench: Workbench) => Promise<void>>> = {
  'the page itself': async () => {},
  connect: (workbench) => workbench.button.click(),
  'what is a wallet': (workbench) => open(workbench, 'what-is-a-wallet'),
  'get a wallet': (workbench) => open(workbench, 'get-wallet'),
  'what is a network': (workbench) => open(workbench, 'what-is-a-network'),
  connecting: async (workbench) => {
    await workbench.harbor.set({ answer: 'hang' })
    await workbench.choose('Harbor')
    await expect(workbench.modal).toContainText('Opening Harbor')
  },
  declined: async (workbench) => {
    await workbench.harbor.set({ answer: 'reject' })
    await workbench.choose('Harbor')
    await expect(workbench.modal).toContainText('You declined')
  },
  failed: async (workbench) => {
    await workbench.harbor.set({ offline: true })
    await workbench.choose('Harbor')
    await expect(workbench.modal).toContainText('Could not connect')
  },
  'not installed': async (workbench) => {
    await workbench.choose('Kestrel')
    await expect(workbench.modal).toContainText('Kestrel is not installed')
  },
  account: async (workbench) => {
    await workbench.harbor.set({ shares: 'all' })
    await workbench.connect()
    await workbench.button.click()
    await expect(workbench.modal).toContainText('ETH')
  },
  networks: (workbench) => workbench.networkButton.click(),
  'switching network': async (workbench) => {
    await workbench.connect()
    await workbench.harbor.set({ answer: 'hang' })
    await workbench.networkButton.click()
    await workbench.row('Devnet 31338').click()
    await expect(workbench.modal).toContainText('Switch to Devnet 31338')
  },
  'network declined': async (workbench) => {
    await workbench.connect()
    await workbench.harbor.set({ answer: 'reject' })
    await workbench.networkButton.click()
    await workbench.row('Devnet 31338').click()
    await expect(workbench.modal).toContainText('You declined')
  },
  'unsupported network': async (workbench) => {
    await workbench.harbor.set({ chainId: 777 })
    await workbench.choose('Harbor')
    await expect(workbench.modal).toHaveAccessibleName('Unsupported network')
  },
}

for (const [name, show] of Object.entries(views)) {
  test(`behavior: axe finds no violation, light or dark: ${name}`, async ({ workbench, page }) => {
    await workbench.visit({ customWallets: true, terms: true })
    await show(workbench)
    expect(await axeViolations(page)).toEqual([])
  })
}

async function open(workbench: Workbench, view: string): Promise<void> {
  await workbench.action('Open the modal').getByLabel('View').selectOption(view)
  await workbench.run('Open the modal')
  await expect(workbench.modal).toBeVisible()
}
