import { expect, test } from './fixtures.js'

test('behavior: a screen reader finds the wallets, a decline, and the success', async ({
  workbench,
  page,
}) => {
  await workbench.visit({ customWallets: true, terms: true })
  await workbench.button.click()
  await expect(workbench.modal).toMatchAriaSnapshot(`
    - dialog "Connect a wallet":
      - button "Help"
      - heading "Connect a wallet" [level=2]
      - button "Close"
      - heading "Installed" [level=3]
      - list "Installed":
        - listitem:
          - button "Harbor"
        - listitem:
          - button "Meadow"
      - list "More wallets":
        - listitem:
          - button "Kestrel"
        - listitem:
          - button "Lantern"
      - text: No wallet yet?
      - button "Get one"
      - paragraph:
        - text: By connecting you agree to the
        - link "terms of service":
          - /url: https://playground.example/terms
        - text: and the
        - link "privacy policy":
          - /url: https://playground.example/privacy
        - text: .
      - status
  `)
  await workbench.harbor.set({ answer: 'hang' })
  await workbench.row('Harbor').click()
  await expect(workbench.modal).toMatchAriaSnapshot(`
    - dialog "Connecting":
      - button "Back"
      - heading "Connecting" [level=2]
      - button "Close"
      - status:
        - heading "Opening Harbor" [level=3]
        - paragraph: Approve the connection in your wallet.
      - status
      - status
  `)
  await workbench.harbor.waitForPrompt('eth_requestAccounts')
  await workbench.harbor.do('rejectPending')
  await expect(workbench.modal).toMatchAriaSnapshot(`
    - dialog "Not connected":
      - button "Back"
      - heading "Not connected" [level=2]
      - button "Close"
      - status:
        - heading "Request declined" [level=3]
        - paragraph: Nothing was shared with this app.
      - button "Try again"
      - status
  `)
  await workbench.harbor.set({ answer: 'approve' })
  const announced = page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        const root = document.querySelector('[data-latchkit="modal"]')?.shadowRoot
        const observer = new MutationObserver(() => {
          const status = root?.querySelector('.leaving ~ [role="status"]')
          if (status?.textContent) resolve(status.textContent)
        })
        if (root) observer.observe(root, { childList: true, subtree: true, characterData: true })
      }),
  )
  await workbench.modal.getByRole('button', { name: 'Try again' }).click()
  expect(await announced).toBe('Connected')
  await expect(workbench.button).toBeFocused()
  await expect(workbench.button).toMatchAriaSnapshot(`- button /^Account .*0x\\w{4}…\\w{4}$/`)
})

test('error: a screen reader finds why a wallet failed, and one action', async ({ workbench }) => {
  await workbench.visit()
  await workbench.harbor.set({ offline: true })
  await workbench.choose('Harbor')
  await expect(workbench.modal).toMatchAriaSnapshot(`
    - dialog "Not connected":
      - button "Back"
      - heading "Not connected" [level=2]
      - button "Close"
      - status:
        - heading "Couldn’t connect" [level=3]
        - paragraph
      - button "Try again"
  `)
})
