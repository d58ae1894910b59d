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
  '06b26297-fe0c-4733-5d6b-ffa5498aac00': 'assets/eip155-250',
  '5a73b3dd-af74-424e-cae0-0de859ee9400': 'assets/eip155-314',
  'b310f07f-4ef7-49f3-7073-2a0a39685800': 'assets/eip155-324',
  '3897a66d-40b9-4833-162f-a2c90531c900': 'assets/eip155-1088',
  '161038da-44ae-4ec7-1208-0ea569454b00': 'assets/eip155-1284',
  'f1d73bb6-5450-4e18-38f7-fb6484264a00': 'assets/eip155-1285',
  '34e68754-e536-40da-c153-6ef2e7188a00': 'assets/eip155-4689',
  '7289c336-3981-4081-c5f4-efc26ac64a00': 'assets/eip155-8453',
  'f926ff41-260d-4028-635e-91913fc28e00': 'assets/eip155-9001',
  '600a9a04-c1b9-42ca-6785-9b4b6ff85200': 'assets/eip155-42161',
  '30c46e53-e989-45fb-4549-be3bd4eb3b00': 'assets/eip155-43114',
  'ab781bbc-ccc6-418d-d32d-789b15da1f00': 'assets/eip155-42220',
  '845c60df-d429-4991-e687-91ae45791600': 'assets/eip155-7777777',
  '3ff73439-a619-4894-9262-4470c773a100': 'assets/eip155-1313161554',
  // Connectors.
  'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400': 'assets/walletconnect',
  '07ba87ed-43aa-4adf-4540-9e6a2b9cae00': 'assets/injected',
  '0c2840c3-5b04-4c44-9661-fbd4b49e1800': 'images/coinbase-wallet',
  '461db637-8616-43ce-035a-d89b8a1d5800': 'images/safe',
  '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300': 'images/ledger-live',
}
