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

interface IAccount {
    function validateUserOp(PackedUserOperation calldata op, bytes32 hash, uint256 missingFunds) external returns (uint256);
}

interface IAccountExecute {
    function executeUserOp(PackedUserOperation calldata op, bytes32 hash) external;
}

interface IPaymaster {
    function validatePaymasterUserOp(PackedUserOperation calldata op, bytes32 hash, uint256 maxCost) external returns (bytes memory context, uint256 validationData);

    function postOp(uint8 mode, bytes calldata context, uint256 actualGasCost, uint256 actualUserOpFeePerGas) external;
}

interface ISenderCreator {
    function createSender(bytes calldata initCode) external returns (address);

    function initEip7702Sender(address sender, bytes calldata initCallData) external;
}

/// Replaces the code of an EntryPoint for one eth_call, in which it measures the steps of a user operation, so that
/// accounts and paymasters are called by their EntryPoint. All other functions are those of the EntryPoint, whose code
/// is at `original` in that call.
contract UserOperationSimulator {
    address private constant original = 0x00000000000000000000000000000000004337Ff;

    struct Parameters {
        PackedUserOperation op;
        bytes32 hash;
        address senderCreator;
        uint256 missingFunds;
        uint256 maxCost;
        uint256 verificationGas;
        uint256 paymasterGas;
        uint256 callGas;
        uint256 postOpGas;
    }

    struct Step {
        bool success;
        uint256 gas;
        bytes data;
    }

    struct Result {
        Step creation;
        Step validation;
        Step paymaster;
        Step call;
        Step postOp;
    }

    function simulateUserOperation(Parameters calldata p) external returns (Result memory result) {
        PackedUserOperation calldata op = p.op;
        bytes memory creation = encodeCreation(op.sender, op.initCode);
        if (creation.length > 0) {
            result.creation = run(p.senderCreator, gasleft(), creation);
            if (!result.creation.success) return result;
        }
        result.validation = run(op.sender, p.verificationGas, abi.encodeCall(IAccount.validateUserOp, (op, p.hash, p.missingFunds)));
        if (!result.validation.success) return result;
        bytes memory context;
        if (op.paymasterAndData.length >= 52) {
            address paymaster = address(bytes20(op.paymasterAndData[:20]));
            result.paymaster = run(paymaster, p.paymasterGas, abi.encodeCall(IPaymaster.validatePaymasterUserOp, (op, p.hash, p.maxCost)));
            if (!result.paymaster.success || result.paymaster.data.length < 96) return result;
            (context, ) = abi.decode(result.paymaster.data, (bytes, uint256));
        }
        bool isExecute = op.callData.length >= 4 && bytes4(op.callData[:4]) == IAccountExecute.executeUserOp.selector;
        bytes memory callData = isExecute ? abi.encodeCall(IAccountExecute.executeUserOp, (op, p.hash)) : op.callData;
        result.call = op.callData.length == 0 ? Step(true, 0, "") : run(op.sender, p.callGas, callData);
        if (context.length > 0) {
            uint128 maxFee = uint128(uint256(op.gasFees));
            bytes memory postOp = abi.encodeCall(IPaymaster.postOp, (result.call.success ? 0 : 1, context, p.maxCost, maxFee));
            result.postOp = run(address(bytes20(op.paymasterAndData[:20])), p.postOpGas, postOp);
        }
    }

    /// Returns what the sender creator is called with; nothing for an account that exists, or delegates without a call.
    function encodeCreation(address sender, bytes calldata initCode) private pure returns (bytes memory) {
        // The marker of EIP-7702, to which the EntryPoint adds zeros.
        if (bytes20(initCode) == bytes20(hex"7702"))
            return initCode.length > 20 ? abi.encodeCall(ISenderCreator.initEip7702Sender, (sender, initCode[20:])) : bytes("");
        return initCode.length >= 20 ? abi.encodeCall(ISenderCreator.createSender, (initCode)) : bytes("");
    }

    function run(address target, uint256 gasLimit, bytes memory data) private returns (Step memory step) {
        uint256 start = gasleft();
        (step.success, step.data) = target.call{gas: gasLimit}(data);
        step.gas = start - gasleft();
    }

    receive() external payable {
        forward();
    }

    fallback() external payable {
        forward();
    }

    function forward() private {
        (bool success, bytes memory data) = original.delegatecall(msg.data);
        assembly {
            if success {
                return(add(data, 32), mload(data))
            }
            revert(add(data, 32), mload(data))
        }
    }
}
