import { act, kit, readAccount } from './shared/elements.js'

const show = (name, text) => {
  document.querySelector(`output[aria-label="${name}"]`).textContent = text
}

function showAccount() {
  const { status, address } = readAccount()
  show('Status', status)
  show('Address', address ?? '')
}

kit.subscribe(showAccount)
showAccount()
for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', async () => {
    show('Result', '')
    show('Result', await act(button.textContent))
  })
