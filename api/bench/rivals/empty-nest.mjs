// What the start of the server is compared with: Nest on Express with nothing in it.
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

class Empty {}
Module({})(Empty);
const app = await NestFactory.create(Empty, { logger: false });
app.getHttpAdapter().get('/', (_request, response) => response.json({}));
await app.listen(Number(process.env.PORT), '127.0.0.1');
