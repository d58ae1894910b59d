// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

struct PackedUserOperation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
}

interface IEntryPoint {
    function depositTo(address account) external payable;

    function withdrawTo(address payable recipient, uint256 amount) external;

    function addStake(uint32 unstakeDelaySeconds) external payable;

    function unlockStake() external;

    function withdrawStake(address payable recipient) external;
}

/// A paymaster of ERC-4337, for EntryPoint 0.7 and 0.8, that pays for the user operations that its signer has signed.
/// `paymasterData`: validUntil (6 bytes), validAfter (6 bytes), id of the project (16 bytes), scope (1 byte), signature
/// (65 bytes).
///
/// The signature covers every field of the operation but the account's own signature, so it is valid for one operation,
/// and, because of the nonce, once. With the scope 0 it is worth nothing alone: only an executor can submit the operation.
/// So what the signer has signed need not be reserved, and no account can take the fees of an operation for a transaction of
/// their own. With the scope 1 everyone can submit it.
///
/// An executor of a paymaster for EntryPoint 0.7 must not submit operations of another EntryPoint, because these can call
/// `handleOps` of EntryPoint 0.7. EntryPoint 0.8 refuses calls of contracts.
contract VerifyingPaymaster {
    IEntryPoint public immutable entryPoint;
    address public owner;
    address public pendingOwner;
    /// Immutable: for another signer, deploy another paymaster, and withdraw the deposit of this one.
    address public immutable signer;
    /// The accounts whose transactions may contain operations with the scope 0.
    mapping(address => bool) public isExecutor;

    event OwnerChanged(address owner);
    event ExecutorChanged(address executor, bool isAllowed);

    error OnlyOwner();
    error OnlyEntryPoint();
    error InvalidAddress();
    error InvalidPaymasterData();

    constructor(IEntryPoint entryPoint_, address owner_, address signer_, address[] memory executors) {
        if (address(entryPoint_) == address(0) || owner_ == address(0) || signer_ == address(0)) revert InvalidAddress();
        entryPoint = entryPoint_;
        owner = owner_;
        signer = signer_;
        for (uint256 i = 0; i < executors.length; i++) _setExecutor(executors[i], true);
    }

    modifier onlyOwner() {
        if (msg.sender != owner) revert OnlyOwner();
        _;
    }

    /// `scope`: id of the project and scope. Returns the hash that the signer signs as an Ethereum message (ERC-191).
    function getHash(PackedUserOperation calldata op, uint48 validUntil, uint48 validAfter, bytes17 scope)
        public
        view
        returns (bytes32)
    {
        bytes32 operation = keccak256(
            abi.encode(
                op.sender,
                op.nonce,
                keccak256(op.initCode),
                keccak256(op.callData),
                op.accountGasLimits,
                op.preVerificationGas,
                op.gasFees,
                // The gas limits of the paymaster.
                bytes32(op.paymasterAndData[20:52])
            )
        );
        return keccak256(abi.encode(operation, block.chainid, address(entryPoint), address(this), validUntil, validAfter, scope));
    }

    function validatePaymasterUserOp(PackedUserOperation calldata op, bytes32, uint256)
        external
        view
        returns (bytes memory context, uint256 validationData)
    {
        if (msg.sender != address(entryPoint)) revert OnlyEntryPoint();
        bytes calldata data = op.paymasterAndData;
        if (data.length != 146) revert InvalidPaymasterData();
        // ERC-7562 allows other bundlers neither the opcode ORIGIN nor this storage: with the scope 1, neither is read.
        bool isAllowed = data[80] == 0x01 || isExecutor[tx.origin];
        uint48 validUntil = uint48(bytes6(data[52:58]));
        uint48 validAfter = uint48(bytes6(data[58:64]));
        bytes32 operation = getHash(op, validUntil, validAfter, bytes17(data[64:81]));
        bytes32 hash = keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", operation));
        address recovered = ecrecover(hash, uint8(data[145]), bytes32(data[81:113]), bytes32(data[113:145]));
        // An invalid signature does not revert, so that gas can be estimated with a stub.
        uint256 failed = recovered == signer && recovered != address(0) && isAllowed ? 0 : 1;
        return ("", failed | (uint256(validUntil) << 160) | (uint256(validAfter) << 208));
    }

    function setExecutor(address executor, bool isAllowed) external onlyOwner {
        _setExecutor(executor, isAllowed);
    }

    function _setExecutor(address executor, bool isAllowed) private {
        isExecutor[executor] = isAllowed;
        emit ExecutorChanged(executor, isAllowed);
    }

    function transferOwnership(address owner_) external onlyOwner {
        pendingOwner = owner_;
    }

    function acceptOwnership() external {
        if (msg.sender != pendingOwner) revert OnlyOwner();
        owner = msg.sender;
        pendingOwner = address(0);
        emit OwnerChanged(msg.sender);
    }

    function deposit() external payable {
        entryPoint.depositTo{value: msg.value}(address(this));
    }

    function withdrawTo(address payable recipient, uint256 amount) external onlyOwner {
        entryPoint.withdrawTo(recipient, amount);
    }

    function addStake(uint32 unstakeDelaySeconds) external payable onlyOwner {
        entryPoint.addStake{value: msg.value}(unstakeDelaySeconds);
    }

    function unlockStake() external onlyOwner {
        entryPoint.unlockStake();
    }

    function withdrawStake(address payable recipient) external onlyOwner {
        entryPoint.withdrawStake(recipient);
    }
}
