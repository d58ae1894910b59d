// In place of packages that no page uses: the names that wagmi 2 imports from them.
export const GeminiWalletProvider = undefined
export const RpcSchema = undefined
export const z = undefined
export default undefined
