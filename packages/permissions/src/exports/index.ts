export { type Caveat, type Delegation, rootAuthority } from '../delegation/Delegation.js'
export { delegationManagerAbi } from '../delegation/delegationAbi.js'
export {
  delegationFramework,
  type EnforcerName,
  type PermissionContracts,
} from '../delegation/PermissionContracts.js'
export {
  createSalt,
  type ToCaveatsParameters,
  type ToDelegationParameters,
  toCaveats,
  toDelegation,
} from '../delegation/toDelegation.js'
export {
  type DelegationTypedData,
  getDelegationHash,
  getDelegationTypedData,
} from '../delegation/typedData.js'
export {
  type DescribedToken,
  type DescribePermissionOptions,
  describePermission,
} from '../description/describePermission.js'
export {
  type ComparedPermission,
  findBroaderPart,
  type PermissionPart,
} from '../description/findBroaderPart.js'
export type {
  ContractCall,
  Erc20TokenPeriodic,
  Erc20TokenTransfer,
  NativeTokenPeriodic,
  NativeTokenTransfer,
  Permission,
} from '../permission/Permission.js'
export { PermissionError, type PermissionErrorCode } from '../permission/PermissionError.js'
export { type PermissionJson, parsePermission, toPermissionJson } from '../permission/permissionJson.js'
export {
  type DelegatedCall,
  encodeRedemption,
  encodeRevocation,
  type Redemption,
} from '../redemption/encodeRedemption.js'
export {
  decodePermissionsContext,
  encodePermissionsContext,
  type GrantedPermission,
} from '../redemption/permissionsContext.js'
