import { wagmi } from '@latchkit/adapter-wagmi'
import { showDapp } from './dapp.jsx'

showDapp(wagmi())
