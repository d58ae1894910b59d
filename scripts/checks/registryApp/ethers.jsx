import { ethers, getEthersSigner } from '@latchkit/adapter-ethers'
import { showDapp } from './dapp.jsx'

showDapp(ethers(), async (kit) => (await getEthersSigner(kit)).getAddress())
