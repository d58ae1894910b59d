import { ethers5, getEthersSigner } from '@latchkit/adapter-ethers/v5'
import { showDapp } from './dapp.jsx'

showDapp(ethers5(), async (kit) => (await getEthersSigner(kit)).getAddress())
