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
/// `paymasterData`: validUntil (6 bytes), validAfter (6 bytes), signature (65 bytes).
///
/// The signature covers every field of the operation but the account's own signature, so it is valid for one operation,
/// and, because of the nonce, once.
contract VerifyingPaymaster {
    IEntryPoint public immutable entryPoint;
    address public owner;
    address public pendingOwner;
    /// Immutable, because ERC-7562 allows a paymaster without stake no storage in its validation. For another signer,
    /// deploy another paymaster, and withdraw the deposit of this one.
    address public immutable signer;

    event OwnerChanged(address owner);

    error OnlyOwner();
    error OnlyEntryPoint();
    error InvalidAddress();
    error InvalidPaymasterData();

    constructor(IEntryPoint entryPoint_, address owner_, address signer_) {
        if (address(entryPoint_) == address(0) || owner_ == address(0) || signer_ == address(0)) revert InvalidAddress();
        entryPoint = entryPoint_;
        owner = owner_;
        signer = signer_;
    }

    modifier onlyOwner() {
        if (msg.sender != owner) revert OnlyOwner();
        _;
    }

    /// The hash that the signer signs as an Ethereum message (ERC-191).
    function getHash(PackedUserOperation calldata op, uint48 validUntil, uint48 validAfter) public view returns (bytes32) {
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
        return keccak256(abi.encode(operation, block.chainid, address(entryPoint), address(this), validUntil, validAfter));
    }

    function validatePaymasterUserOp(PackedUserOperation calldata op, bytes32, uint256)
        external
        view
        returns (bytes memory context, uint256 validationData)
    {
        if (msg.sender != address(entryPoint)) revert OnlyEntryPoint();
        bytes calldata data = op.paymasterAndData;
        if (data.length != 129) revert InvalidPaymasterData();
        uint48 validUntil = uint48(bytes6(data[52:58]));
        uint48 validAfter = uint48(bytes6(data[58:64]));
        bytes32 hash = keccak256(abi.encodePacked("\x19Ethereum Signed Message:\n32", getHash(op, validUntil, validAfter)));
        address recovered = ecrecover(hash, uint8(data[128]), bytes32(data[64:96]), bytes32(data[96:128]));
        // An invalid signature does not revert, so that gas can be estimated with a stub.
        uint256 failed = recovered == signer && recovered != address(0) ? 0 : 1;
        return ("", failed | (uint256(validUntil) << 160) | (uint256(validAfter) << 208));
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
