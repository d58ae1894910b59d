import { BrowserProvider, Contract, formatEther, parseEther } from 'ethers'

// An app as its developers write it: it knows nothing of its tests.

const shop = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const dollar = { address: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35', decimals: 6n }

function getElement(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`no element ${id}`)
  return element
}

function show(text: string): void {
  getElement('status').textContent = text
}

/** Runs an action, and shows its error. */
function onClick(id: string, run: (provider: BrowserProvider) => Promise<void>): void {
  getElement(id).addEventListener('click', async () => {
    try {
      await run(new BrowserProvider(Reflect.get(window, 'ethereum')))
    } catch (error) {
      show(`Failed: ${Object(error).code}`)
    }
  })
}

onClick('connect', async (provider) => {
  const signer = await provider.getSigner()
  const balance = await provider.getBalance(signer.address)
  show(`${signer.address} has ${formatEther(balance)} ETH`)
})

onClick('pay', async (provider) => {
  const signer = await provider.getSigner()
  const transaction = await signer.sendTransaction({ to: shop, value: parseEther('1') })
  const receipt = await transaction.wait()
  show(`Paid in block ${receipt?.blockNumber}`)
})

onClick('pay-dollars', async (provider) => {
  const abi = ['function transfer(address to, uint256 amount) returns (bool)']
  const token = new Contract(dollar.address, abi, await provider.getSigner())
  const transaction = await token.getFunction('transfer')(shop, 5n * 10n ** dollar.decimals)
  await transaction.wait()
  show('Paid in dollars')
})

onClick('sign-in', async (provider) => {
  const signer = await provider.getSigner()
  const signature = await signer.signMessage('Sign in to the shop')
  show(`Signed in: ${signature.slice(0, 6)}`)
})
