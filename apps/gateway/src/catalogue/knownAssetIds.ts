/**
 * Images by the ids that WalletConnect's published API specification gives to networks and connectors
 * (https://docs.walletconnect.com/2.0/specs/meta-clients/web3modal/api). Existing kits ask for them by these ids.
 */
export const knownAssetIds: Readonly<Record<string, `${'assets' | 'images'}/${string}`>> = {
  // Ethereum has two: kits of 2025 ask for the second.
  '692ed6ba-e569-459a-556a-776476829e00': 'assets/eip155-1',
  'ba0ba0cd-17c6-4806-ad93-f9d174f17900': 'assets/eip155-1',
  'ab9c186a-c52f-464b-2906-ca59d760a400': 'assets/eip155-10',
  '93564157-2e8e-4ce7-81df-b264dbee9b00': 'assets/eip155-56',
  '02b53f6a-e3d4-479e-1cb4-21178987d100': 'assets/eip155-100',
  '41d04d42-da3b-4453-8506-668cc0727900': 'assets/eip155-137',
  '7289c336-3981-4081-c5f4-efc26ac64a00': 'assets/eip155-8453',
  '600a9a04-c1b9-42ca-6785-9b4b6ff85200': 'assets/eip155-42161',
  '30c46e53-e989-45fb-4549-be3bd4eb3b00': 'assets/eip155-43114',
  // Connectors.
  '0c2840c3-5b04-4c44-9661-fbd4b49e1800': 'images/coinbase-wallet',
  '461db637-8616-43ce-035a-d89b8a1d5800': 'images/safe',
  '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300': 'images/ledger-live',
}
