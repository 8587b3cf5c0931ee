CREATE DATABASE documents;
\c documents
CREATE EXTENSION IF NOT EXISTS vector;
CREATE ROLE pipeline LOGIN PASSWORD 'choose one';
GRANT CREATE, USAGE ON SCHEMA public TO pipeline;
